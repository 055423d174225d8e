import {
  blogByUrl,
  courseImages,
  newsOf,
  notices,
  openCourses,
  schoolImages,
  slickImages,
  tutors,
} from '#data/queries.ts'

export const academyIntroduction = blogByUrl('/macau-course#introduction')

export const latestNews = newsOf('news')

/** Everything that the home page shows. */
export const homeQueries = [
  slickImages,
  openCourses,
  notices,
  courseImages,
  tutors,
  academyIntroduction,
  latestNews,
  schoolImages,
]
