import { createFileRoute } from '@tanstack/react-router'
import { DraftPage } from '#admin/drafts/DraftPage.tsx'
import { previewOf } from './_staff/-preview.tsx'

export const Route = createFileRoute('/admin/draft')({
  component: () => <DraftPage previewOf={previewOf} />,
})
