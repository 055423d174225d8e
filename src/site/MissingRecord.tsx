import { ErrorView } from './ErrorView.tsx'
import { useUnknownAddress } from './unknownAddress.ts'

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
  const detail = useUnknownAddress()
  return <ErrorView title={title} advice={advice} detail={detail} way={way} />
}
