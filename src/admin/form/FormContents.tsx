import { type Group, groupWords } from '#contract/kinds/group.ts'
import { readValue } from '#contract/validation.ts'
import { groupsLook } from '#staffStyled/recipes'
import type { FieldGroup } from './fieldGroups.ts'
import type { Form } from './useForm.ts'

interface FormContentsProps {
  form: Form
  groups: readonly FieldGroup[]
  /** The id of a group's heading. */
  headingOf: (group: Group) => string
}

/** Where everything stands in a long form, and what is still to be done there. */
export function FormContents({ form, groups, headingOf }: FormContentsProps) {
  return (
    <nav className={groupsLook().contents} aria-label="表單目錄">
      <ul>
        {groups.map(each => (
          <li key={each.group}>
            <a
              href={`#${headingOf(each.group)}`}
              onClick={event => {
                // The address says which record is open, and going back leads to its list.
                event.preventDefault()
                goTo(headingOf(each.group))
              }}
            >
              {groupWords[each.group]}
              <State form={form} group={each} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function goTo(id: string): void {
  const heading = document.getElementById(id)
  heading?.scrollIntoView()
  heading?.focus({ preventScroll: true })
}

/** What is wrong in a group, or still missing. */
function State({ form, group: { fields } }: { form: Form; group: FieldGroup }) {
  const names = new Set(fields.map(([name]) => name))
  const faults = form.issues.filter(({ field }) => names.has(field.split('.')[0] ?? ''))
  if (faults.length > 0) return <span data-wrong>{faults.length}項要更正</span>
  const missing = fields.filter(
    ([name, field]) =>
      field.required &&
      readValue(name, field, form.wire[name]).issues.some(({ rule }) => rule === 'required'),
  )
  return missing.length > 0 ? <span>欠{missing.length}項</span> : null
}
