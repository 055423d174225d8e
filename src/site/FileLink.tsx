import { type Assets, assetAddress } from '#contract/asset'
import { css } from '#styled/css'
import { Icon } from '#ui/Icon'

const link = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2',
  minHeight: 'touch',
  alignSelf: 'flex-start',
})

const size = css({ textStyle: 'small', color: 'ink.soft' })

/** `182 KB`, `1.4 MB`. */
function sizeWords(bytes: number): string {
  return bytes < 1e6
    ? `${Math.max(1, Math.round(bytes / 1e3))} KB`
    : `${(bytes / 1e6).toFixed(1)} MB`
}

/** A file to open, by the name it came with, and how large it is. */
export function FileLink({ name, assets }: { name: string; assets: Assets }) {
  const asset = assets[name]
  return (
    <a href={assetAddress(name)} className={link}>
      <Icon name="file" />
      {asset?.label ?? name}
      {asset ? <span className={size}>{sizeWords(asset.size)}</span> : null}
    </a>
  )
}
