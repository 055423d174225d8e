import { CLOSURES } from './schoolYear'
import type { SettingsText } from './shapes'

/** Made-up contact details: the street, the numbers and the addresses belong to nobody. */
export const settings = (): SettingsText => ({
  isBWMode: false,
  contact: {
    name: {
      zh: '澳門持續教育學校',
      pt: 'Escola de Educação Contínua de Macau',
      en: 'Macau School of Continuing Education',
    },
    address: '澳門示範大馬路100號持教大樓地下至四樓',
    busLines: ['1A', '10A', '17', '23'],
    guideVideo: 'https://www.youtube.com/watch?v=EXAMPLE0001',
    telephone: '2800 0000',
    fax: '2800 0001',
    email: 'info@example.mo',
    website: 'https://example.mo',
    openingTime: [
      {
        days: [1, 2, 3, 4, 5, 6],
        ranges: [
          ['09:00', '12:30'],
          ['14:00', '17:30'],
          ['18:45', '22:00'],
        ],
      },
      {
        days: [7],
        ranges: [
          ['09:00', '12:30'],
          ['14:00', '17:30'],
        ],
      },
    ],
    holidays: [...CLOSURES],
    socialMedia: [
      { name: 'Instagram', url: 'https://instagram.example/macau-sce' },
      { name: 'Youtube', url: 'https://youtube.example/@macau-sce' },
      { name: 'Xiaohongshu', url: 'https://xiaohongshu.example/user/macau-sce' },
    ],
  },
  licence: 'DEMO-000/1996',
})
