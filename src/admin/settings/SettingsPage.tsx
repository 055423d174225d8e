import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import type { Setting } from '#contract/collections/setting.ts'
import { settings } from '#data/frameQueries.ts'
import { hasUnsaved, wouldLose } from '#editing/unsaved.ts'
import { deskLook, frameLook } from '#staffStyled/recipes'
import { useRole } from '../account/useRole.ts'
import { useAskedLeave } from '../ask/useAskedLeave.ts'
import { Coming } from '../Coming.tsx'
import { controlOf } from '../fields/controls.ts'
import { PageHeading } from '../PageHeading.tsx'
import { unsavedWords } from '../unsavedWords.ts'
import { fieldOf, SettingPanel } from './SettingPanel.tsx'

/** Nobody should have to come through a long form to a short one. */
const lengthOf = (setting: Setting): number => Number(controlOf(fieldOf(setting)).isWide ?? false)

/** The settings of the site; an editor may not change them. */
export default function SettingsPage() {
  return (
    <div className={deskLook().panels}>
      <div className={frameLook().head}>
        <PageHeading>網站設定</PageHeading>
      </div>
      <Settings />
    </div>
  )
}

function Settings() {
  const { data, error } = useQuery(settings)
  const { isAdministrator, isKnown, error: failure } = useRole()
  const { pathname: here } = useLocation()
  // Once for all of them. Who signs out was asked before, and who was signed out has no choice.
  useAskedLeave({
    questionTo: pathname =>
      hasUnsaved() && pathname !== here && pathname !== '/admin/login'
        ? { title: '離開此頁？', text: unsavedWords('離開'), verb: '離開', isDanger: wouldLose() }
        : undefined,
    enableBeforeUnload: hasUnsaved,
  })
  if (!data || !isKnown) return <Coming what="網站設定" error={error ?? failure} />
  if (!isAdministrator) return <p>只有管理員可以更改網站設定。</p>
  return data
    .toSorted((one, other) => lengthOf(one) - lengthOf(other))
    .map(setting => <SettingPanel key={setting.name} setting={setting} />)
}
