/** How a social medium is called here; Chinese where it has a Chinese name. */
export function socialLabel(name: string): { label: string; lang?: string } {
  if (name.toLowerCase() === 'xiaohongshu') return { label: '小紅書' }
  if (name.toLowerCase() === 'youtube') return { label: 'YouTube', lang: 'en' }
  return { label: name, lang: 'en' }
}
