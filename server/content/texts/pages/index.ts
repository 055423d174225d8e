import { CAMPUS_PICTURES, PARTNER_PICTURES } from '../images'
import type { BlogText, ImageBlogText } from '../shapes'
import { aboutSchool } from './aboutSchool'
import { aboutTimes } from './aboutTimes'
import { academy } from './academy'
import { badWeather } from './badWeather'
import { certification } from './certification'
import { registration } from './registration'

const imagePages: ImageBlogText[] = [
  {
    title: '合作單位',
    url: '/about#cooperation',
    category: 'ImageList',
    content_images: PARTNER_PICTURES,
    show_image_name: true,
  },
  {
    title: '校園環境',
    url: '/about#campus',
    category: 'ImageList',
    content_images: CAMPUS_PICTURES,
    show_image_name: true,
  },
]

/** Every blog page of the site map. */
export const blogPages = (): BlogText[] => [
  ...aboutSchool(),
  ...aboutTimes(),
  ...imagePages,
  ...academy(),
  ...certification(),
  ...registration(),
  badWeather(),
]
