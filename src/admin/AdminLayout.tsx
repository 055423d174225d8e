import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { signedInAs, signOut } from '#data/session'
import { css } from '#styled/css'
import { button } from '#styled/recipes'
import { AdminMenu } from './AdminMenu'

const bar = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4',
  minHeight: 'header',
  paddingInline: { base: '4', tablet: '6' },
  borderBottom: 'hairline',
})

const name = css({ fontWeight: 'bold' })
const person = css({ display: 'flex', alignItems: 'center', gap: '4' })

const layout = css({
  display: 'grid',
  gridTemplateColumns: { wide: '14rem minmax(0, 1fr)' },
  gap: '8',
  padding: { base: '4', tablet: '6' },
})

/** What every page of the admin area has around it: who works here, and the lists. */
export function AdminLayout({ children }: { children: ReactNode }) {
  const navigate = useNavigate()
  const leave = async () => {
    await signOut()
    await navigate({ to: '/admin/login' })
  }
  return (
    <>
      <header className={bar}>
        <p className={name}>澳門持續教育學校：管理</p>
        <div className={person}>
          <span>{signedInAs()}</span>
          <button type="button" className={button({ look: 'outline' })} onClick={leave}>
            登出
          </button>
        </div>
      </header>
      <div className={layout}>
        <AdminMenu />
        <main>{children}</main>
      </div>
    </>
  )
}
