import { useLocation } from '@tanstack/react-router'
import { ErrorView } from './ErrorView'

interface MissingRecordProps {
  /** What is not there, in the words of its kind. */
  advice: string
  /** Where the others of its kind are. */
  way: { label: string; href: string }
}

/** The 404 of one record's address. */
export function MissingRecord({ advice, way }: MissingRecordProps) {
  const pathname = useLocation({ select: location => location.pathname })
  return (
    <ErrorView
      advice={advice}
      detail={`404 Not Found: No route matches URL "${pathname}"`}
      way={way}
    />
  )
}
