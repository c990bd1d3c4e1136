/** Asks for a page that the copy has lost as the network has it: a person's way out, from the page that says so. */
const FROM_NETWORK = 'network';

/** Whether an address asks for its page as the network has it. */
export function asksNetwork({ searchParams }: URL): boolean {
  return searchParams.has(FROM_NETWORK);
}

/**
 * What is shown in place of a page that the copy has lost: it needs nothing but itself.
 *
 * @param base Where the site begins
 * @param lost Its address, with whatever it asks
 */
export function plainPage(base: string, lost: URL): Response {
  const online = `${lost.origin}${lost.pathname}${lost.search}${lost.search === '' ? '?' : '&'}${FROM_NETWORK}`;
  const html = `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>This page is lost · Legal Contact</title>
</head>
<body>
<main>
<h1>This page is lost</h1>
<p>It belongs to the copy on this device, and the device has lost it. With a signal you can open it from the network, and mend the copy.</p>
<p><a href="${online.replaceAll('&', '&amp;')}">This page, from the network</a></p>
<p><a href="${base}offline/?${FROM_NETWORK}">The copy on this device, from the network</a></p>
<p><a href="${base}search/">Search</a></p>
<p><a href="${base}">Legal Contact</a></p>
</main>
</body>
</html>
`;
  return new Response(html, {
    status: 503,
    headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': "default-src 'none'" },
  });
}
