/** Zip files for tests: true ones, and such as lie about themselves. */
import { crc32, deflateRawSync } from 'node:zlib'

interface ZipOptions {
  /** What each part says of its unpacked size, instead of the truth; bytes. */
  claimedSize?: number
}

/** A zip file of deflated parts, by their names. */
export function zipOf(
  parts: Readonly<Record<string, string | Uint8Array>>,
  { claimedSize }: ZipOptions = {},
): Buffer {
  const files: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const [name, content] of Object.entries(parts)) {
    const bytes = Buffer.from(content)
    const packed = deflateRawSync(bytes)
    // From the version that is needed to the length of the extra field: both headers have the same.
    const common = Buffer.alloc(26)
    common.writeUInt16LE(20, 0)
    common.writeUInt16LE(8, 4)
    common.writeUInt32LE(crc32(bytes), 10)
    common.writeUInt32LE(packed.length, 14)
    common.writeUInt32LE(claimedSize ?? bytes.length, 18)
    common.writeUInt16LE(name.length, 22)
    const place = Buffer.alloc(14)
    place.writeUInt32LE(offset, 10)
    const file = Buffer.concat([Buffer.from('PK\x03\x04'), common, Buffer.from(name), packed])
    const version = Buffer.from([20, 0])
    directory.push(Buffer.from('PK\x01\x02'), version, common, place, Buffer.from(name))
    files.push(file)
    offset += file.length
  }
  const listed = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(files.length, 8)
  end.writeUInt16LE(files.length, 10)
  end.writeUInt32LE(listed.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...files, listed, end])
}

/** An office document, such as `wordprocessingml.document`, with other parts beside it. */
export const officeFile = (
  kind: string,
  parts: Readonly<Record<string, string | Uint8Array>> = {},
  options?: ZipOptions,
): Buffer =>
  zipOf(
    {
      '[Content_Types].xml': `<Types><Override ContentType="application/vnd.openxmlformats-officedocument.${kind}.main+xml"/></Types>`,
      ...parts,
    },
    options,
  )
