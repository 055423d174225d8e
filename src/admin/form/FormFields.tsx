import { Fragment, type ReactNode, useId } from 'react'
import type { Field } from '#contract/field.ts'
import { type Group, groupWords } from '#contract/kinds/group.ts'
import { formLook, groupsLook } from '#staffStyled/recipes'
import { lazyPart } from '../lazyPart.tsx'
import { FormContents } from './FormContents.tsx'
import { FormField } from './FormField.tsx'
import { fieldGroups, isListed } from './fieldGroups.ts'
import type { Form } from './useForm.ts'

const Proposal = lazyPart(() => import('./Proposal.tsx'), null)

interface FormFieldsProps {
  form: Form
  /** What is said of the record where it is decided who sees it. */
  standing: ReactNode
  /** Or the first group alone, where there are groups. */
  isWhole: boolean
}

/** All fields of a form, in their groups where there are many. */
export function FormFields({ form, standing, isWhole }: FormFieldsProps) {
  const id = useId()
  const groups = fieldGroups(form.fields)
  const headingOf = (group: Group) => `${id}-${group}`
  if (groups.length === 0) {
    return <div className={formLook().root}>{fieldsOf(form, Object.entries(form.fields))}</div>
  }
  const publishing = groups.find(({ group }) => group === 'publishing')
  const section = ({ group, fields }: (typeof groups)[number]) => (
    <section key={group} className={groupsLook().group} aria-labelledby={headingOf(group)}>
      <h2 id={headingOf(group)} tabIndex={-1}>
        {groupWords[group]}
      </h2>
      {group === 'publishing' ? standing : null}
      <div className={formLook().root}>{fieldsOf(form, fields, groupWords[group])}</div>
    </section>
  )
  const others = groups.filter(each => each !== publishing)
  return (
    <div className={groupsLook().root} data-groups data-beside={publishing ? true : undefined}>
      {isListed(groups) ? <FormContents form={form} groups={groups} headingOf={headingOf} /> : null}
      <div>
        {others.slice(0, 1).map(section)}
        {isWhole ? others.slice(1).map(section) : <p className={groupsLook().coming}>正在載入…</p>}
      </div>
      {publishing && isWhole ? section(publishing) : null}
    </div>
  )
}

const fieldsOf = (form: Form, fields: readonly (readonly [string, Field])[], under?: string) =>
  fields.map(([name, field]) => (
    <Fragment key={`${name}-${field.kind}`}>
      <FormField
        name={name}
        field={field}
        value={form.shown[name]}
        issues={form.issues}
        under={under}
        onChange={form.change}
      />
      {'proposes' in field && field.proposes ? proposalOf(form, name, field.proposes) : null}
    </Fragment>
  ))

/** It is asked for where there may be something to propose: something is missing, or the text is a new one. */
function proposalOf(
  form: Form,
  name: string,
  { what, fields }: NonNullable<Field<'longText'>['proposes']>,
) {
  const isMissing = fields.some(each => !String(form.shown[each] ?? ''))
  if (!isMissing && !form.hasTyped(name)) return null
  return <Proposal form={form} name={name} what={what} />
}
