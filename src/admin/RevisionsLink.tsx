import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

interface RevisionsLinkProps {
  /** `Tutor/65…`, or of a setting: `Setting/contact`. */
  record: string
  className?: string
  'aria-label'?: string
  children: ReactNode
}

/** To every revision of a record or a setting. */
export const RevisionsLink = ({ record, ...link }: RevisionsLinkProps) => (
  <Link {...link} to="/admin/$page" params={{ page: 'revision' }} search={{ record }} />
)
