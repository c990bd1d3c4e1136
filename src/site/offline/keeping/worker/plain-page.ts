/**
 * What is shown in place of a page that the copy has lost: it needs nothing but itself.
 *
 * @param base Where the site begins
 * @param online Where the page is had from the network
 */
export function plainPage(base: string, online: string): Response {
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
<p><a href="${online}">This page, from the network</a></p>
<p><a href="${base}offline/?network">The copy on this device, from the network</a></p>
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
