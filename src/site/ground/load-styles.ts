/**
 * Load styles that only something asked for needs: what a page imports as a module, it would load at once.
 *
 * @param urls Their addresses; those that are there already are not loaded again
 * @throws {Error} If one cannot be loaded
 */
export async function loadStyles(...urls: readonly string[]): Promise<void> {
  await Promise.all(urls.map(loadOnce));
}

const loading = new Map<string, Promise<void>>();

function loadOnce(url: string): Promise<void> {
  const begun = loading.get(url) ?? load(url);
  loading.set(url, begun);
  return begun;
}

async function load(url: string): Promise<void> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = url;
  await new Promise<void>((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      loading.delete(url);
      reject(new Error(`Cannot load the styles of ${url}`));
    });
    document.head.append(link);
  });
}
