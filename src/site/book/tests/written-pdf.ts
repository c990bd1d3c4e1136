import { createHash } from 'node:crypto';

/** A PDF that is written by hand: what no browser prints. */
export interface Written {
  /** What stands on each page, a line. */
  readonly lines: readonly string[];
  /** By how much its pages are to be turned by who shows them, in degrees. */
  readonly rotate?: number;
  /** So many bytes of nothing, in a stream of its own. */
  readonly padding?: number;
  /** What opens it. */
  readonly password?: string;
}

/** As the standard has it: what a password is filled up with. */
const FILL = Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex');
const ID = Buffer.alloc(16, 7);
const PERMISSIONS = -4;

/** Write a PDF. */
export function writePdf({ lines, rotate = 0, padding = 0, password }: Written): Buffer {
  const key = password === undefined ? undefined : keyOf(password);
  const objects: Buffer[] = [];
  const add = (content: string | Buffer): number => objects.push(Buffer.from(content));
  const stream = (bytes: Buffer): number => {
    const number = objects.length + 1;
    const sealed = key ? rc4(objectKey(key, number), bytes) : bytes;
    return add(
      Buffer.concat([Buffer.from(`<< /Length ${sealed.length} >>\nstream\n`), sealed, Buffer.from('\nendstream')]),
    );
  };
  const first = 4;
  add('<< /Type /Catalog /Pages 2 0 R >>');
  const kids = lines.map((_, index) => `${first + index * 2} 0 R`).join(' ');
  add(`<< /Type /Pages /Kids [${kids}] /Count ${lines.length} >>`);
  add('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>');
  for (const line of lines) {
    const page = objects.length + 1;
    const box = '/MediaBox [0 0 420 595] /Resources << /Font << /F1 3 0 R >> >>';
    add(`<< /Type /Page /Parent 2 0 R ${box} /Rotate ${rotate} /Contents ${page + 1} 0 R >>`);
    stream(Buffer.from(line === '' ? '' : `BT /F1 14 Tf 60 500 Td (${line}) Tj ET`));
  }
  if (padding > 0) stream(Buffer.alloc(padding, ' '));
  const encrypt = key && password !== undefined ? add(encryption(key, password)) : 0;

  const parts: Buffer[] = [Buffer.from('%PDF-1.4\n')];
  let at = parts[0]!.length;
  const places = objects.map((object, index) => {
    const place = at;
    const whole = Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), object, Buffer.from('\nendobj\n')]);
    parts.push(whole);
    at += whole.length;
    return place;
  });
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const locked = encrypt > 0 ? ` /Encrypt ${encrypt} 0 R` : '';
  const id = `/ID [<${ID.toString('hex')}> <${ID.toString('hex')}>]`;
  parts.push(
    Buffer.from(
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${id}${locked} >>\nstartxref\n${at}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(parts);
}

const md5 = (...parts: readonly Buffer[]): Buffer => createHash('md5').update(Buffer.concat(parts)).digest();
const filled = (password: string): Buffer => Buffer.concat([Buffer.from(password), FILL]).subarray(0, 32);
const ownerEntry = (password: string): Buffer => rc4(md5(filled(password)).subarray(0, 5), filled(password));

/** Of 40 bits, as the first standard has it. */
function keyOf(password: string): Buffer {
  const permissions = Buffer.alloc(4);
  permissions.writeInt32LE(PERMISSIONS);
  return md5(filled(password), ownerEntry(password), permissions, ID).subarray(0, 5);
}

function objectKey(key: Buffer, number: number): Buffer {
  const named = Buffer.from([number & 255, (number >> 8) & 255, (number >> 16) & 255, 0, 0]);
  return md5(key, named).subarray(0, 10);
}

function encryption(key: Buffer, password: string): string {
  const user = rc4(key, FILL).toString('hex');
  return `<< /Filter /Standard /V 1 /R 2 /O <${ownerEntry(password).toString('hex')}> /U <${user}> /P ${PERMISSIONS} >>`;
}

function rc4(key: Buffer, bytes: Buffer): Buffer {
  const state = Array.from({ length: 256 }, (_, index) => index);
  for (let one = 0, other = 0; one < 256; one += 1) {
    other = (other + state[one]! + key[one % key.length]!) % 256;
    [state[one], state[other]] = [state[other]!, state[one]!];
  }
  let one = 0;
  let other = 0;
  return Buffer.from(
    bytes.map((byte) => {
      one = (one + 1) % 256;
      other = (other + state[one]!) % 256;
      [state[one], state[other]] = [state[other]!, state[one]!];
      return byte ^ state[(state[one]! + state[other]!) % 256]!;
    }),
  );
}
