import { useLocation } from '@tanstack/react-router'
import { ErrorView } from './ErrorView'

interface MissingRecordProps {
  /** That it is not there, in the words of its kind. */
  title: string
  /** Why, perhaps. */
  advice: string
  /** Where the others of its kind are. */
  way: { label: string; href: string }
}

/** The 404 of one record's address. */
export function MissingRecord({ title, advice, way }: MissingRecordProps) {
  const pathname = useLocation({ select: location => location.pathname })
  return (
    <ErrorView
      title={title}
      advice={advice}
      detail={`404 Not Found: No route matches URL "${pathname}"`}
      way={way}
    />
  )
}
