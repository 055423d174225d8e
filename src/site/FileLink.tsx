import type { Asset, Assets } from '#contract/asset.ts'
import { writtenBytes } from '#contract/bytes.ts'
import { fileAddress } from '#data/fileAddress.ts'
import { css } from '#styled/css'
import { Icon } from '#ui/Icon.tsx'

const link = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2',
  minHeight: 'touch',
  alignSelf: 'flex-start',
})

const facts = css({ textStyle: 'small', color: 'ink.soft' })

/** What kind of file it is and how large: `PDF，182 KB`. */
export function fileFacts({ label, size }: Asset): string {
  const kind = /\.([^.]+)$/.exec(label)?.[1]?.toUpperCase()
  return [kind, writtenBytes(size)].filter(Boolean).join('，')
}

/** A file to download under the name it came with: what kind it is, and how large. */
export function FileLink({ name, assets }: { name: string; assets: Assets }) {
  const asset = assets[name]
  return (
    <a href={fileAddress(name)} download={asset?.label} className={link}>
      <Icon name="file" />
      <span>{asset?.label.replace(/\.[^.]+$/, '') ?? name}</span>
      {asset ? <span className={facts}>{fileFacts(asset)}</span> : null}
    </a>
  )
}
