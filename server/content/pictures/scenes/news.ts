import { series } from '../picture'
import { award, ceremony, enrolment, openDay, seminar, workshop } from './newsSchool'
import { books, equipment, exchange, lanterns, sports, typhoon } from './newsTown'

export const news = series(1200, 675, {
  'news-01': enrolment,
  'news-02': ceremony,
  'news-03': workshop,
  'news-04': award,
  'news-05': openDay,
  'news-06': seminar,
  'news-07': books,
  'news-08': typhoon,
  'news-09': exchange,
  'news-10': sports,
  'news-11': equipment,
  'news-12': lanterns,
})
