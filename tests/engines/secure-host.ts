import { generate } from 'selfsigned';
import { startHost, type Host } from '../../src/site/offline/tests/host.ts';

/**
 * Serve a built site as the web does, by HTTPS: the certificate is made for this run, and only the browsers of the tests
 * take it.
 *
 * @param root The folder of the built site
 */
export async function startSecureHost(root: string): Promise<Host> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }], {
    keySize: 2048,
    extensions: [{ name: 'subjectAltName', altNames: [{ type: 2, value: 'localhost' }] }],
  });
  return startHost(root, { key, cert });
}
