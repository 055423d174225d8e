import { createFileRoute } from '@tanstack/react-router'
import { readCourseSearch } from '#site/course/courseSearch.ts'
import { loadPage } from '#site/loadPage.ts'
import { SectionsPage } from '#site/pages/SectionsPage.tsx'
import { coursePages } from '#site/pages/sections/coursePages.tsx'
import { sectionsQueries } from '#site/pages/subPageQueries.ts'
import { titledByMap } from '#site/titled.ts'

export const Route = createFileRoute('/_site/course/')({
  validateSearch: readCourseSearch,
  loader: async ({ context: { queryClient } }) => {
    await loadPage(queryClient, sectionsQueries('/course'))
    return { moment: Date.now() }
  },
  head: titledByMap('/course'),
  component: () => <SectionsPage href="/course" own={coursePages} />,
})
