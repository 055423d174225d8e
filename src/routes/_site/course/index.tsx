import { createFileRoute } from '@tanstack/react-router'
import { readCourseSearch } from '#site/course/courseSearch'
import { loadPage } from '#site/loadPage'
import { SectionsPage } from '#site/pages/SectionsPage'
import { sectionsQueries } from '#site/pages/subPageQueries'
import { titled } from '#site/titled'

export const Route = createFileRoute('/_site/course/')({
  validateSearch: readCourseSearch,
  loader: async ({ context: { queryClient } }) => {
    await loadPage(queryClient, sectionsQueries('/course'))
    return { moment: Date.now() }
  },
  head: () => titled('課程列表'),
  component: () => <SectionsPage href="/course" />,
})
