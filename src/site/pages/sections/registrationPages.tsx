import { RegistrableCourses } from '#site/course/RegistrableCourses.tsx'
import { BlogPage } from '../BlogPage.tsx'
import { EnrolForAnyCourse } from '../EnrolForAnyCourse.tsx'
import type { OwnPages } from '../subPage.tsx'
import { WeatherToday } from '../WeatherToday.tsx'

export const registrationPages: OwnPages = {
  '/registration#notice': (
    <>
      <EnrolForAnyCourse />
      <BlogPage url="/registration#notice" component="Text" />
    </>
  ),
  '/registration#online-registration': (
    <>
      <BlogPage url="/registration#online-registration" component="Text" />
      <RegistrableCourses />
    </>
  ),
  '/registration#bad-weather': (
    <>
      <WeatherToday />
      <BlogPage url="/registration#bad-weather" component="Text" />
    </>
  ),
}
