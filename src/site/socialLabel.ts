import type { Contact } from '#contract/contact.ts'

/** The specification names five media, and wants these two to lead nowhere in particular. */
const PLACEHOLDER = 'https://example.com/'
const placeholders = ['Facebook', 'Twitter'].map(name => ({ name, url: PLACEHOLDER }))

/** The school's social media: those that staff entered, then the placeholders they have not. */
export function socialMediaOf({ socialMedia }: Contact): Contact['socialMedia'] {
  const entered = socialMedia.map(({ name }) => name.toLowerCase())
  return [
    ...socialMedia,
    ...placeholders.filter(({ name }) => !entered.includes(name.toLowerCase())),
  ]
}

/** How a social medium is called here; Chinese where it has a Chinese name. */
export function socialLabel(name: string): { label: string; lang?: string } {
  if (name.toLowerCase() === 'wechat') return { label: '微信' }
  if (name.toLowerCase() === 'xiaohongshu') return { label: '小紅書' }
  if (name.toLowerCase() === 'youtube') return { label: 'YouTube', lang: 'en' }
  return { label: name, lang: 'en' }
}

const messengers = ['whatsapp', 'wechat', '微信']

/** Whether one can ask the school something there, and have an answer. */
export const isMessenger = (name: string): boolean => messengers.includes(name.toLowerCase())
