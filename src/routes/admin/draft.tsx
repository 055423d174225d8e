import { createFileRoute } from '@tanstack/react-router'
import { DraftPage } from '#admin/drafts/DraftPage'
import { previewOf } from './_staff/-preview'

export const Route = createFileRoute('/admin/draft')({
  component: () => <DraftPage previewOf={previewOf} />,
})
