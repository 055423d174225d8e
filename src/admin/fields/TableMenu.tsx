import { Menu } from '@ark-ui/react/menu'
import { Fragment, useRef } from 'react'
import { editorLook } from '#staffStyled/recipes'
import type { TableAction } from './tableTools.ts'

interface TableMenuProps {
  /** The id of the button that opens it. */
  opener: string
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** Whether the cursor is in a table. */
  isInside: boolean
  /** Whether that table's first row is its headings. */
  isHeaded: boolean
  /** Told when it has closed, and the focus is its chooser's again. */
  onChoose: (action: TableAction) => void
}

/** In groups; what each is called. */
const groups: readonly Partial<Record<TableAction, string>>[] = [
  { insert: '插入表格' },
  {
    rowAbove: '在上方加一列',
    rowBelow: '在下方加一列',
    columnLeft: '在左邊加一欄',
    columnRight: '在右邊加一欄',
  },
  { heading: '首列為標題' },
  { removeRow: '刪除這一列', removeColumn: '刪除這一欄', removeTable: '刪除表格' },
]

/** What may be done with tables where the cursor is. */
export default function TableMenu(props: TableMenuProps) {
  const { opener, isOpen, onOpenChange, isInside, isHeaded, onChoose } = props
  const chosen = useRef<TableAction>(undefined)
  return (
    <Menu.Root
      ids={{ trigger: opener }}
      aria-label="表格"
      open={isOpen}
      onOpenChange={({ open }) => onOpenChange(open)}
      onSelect={({ value }) => {
        chosen.current = value as TableAction
      }}
      // The editor takes the focus when its button is pressed, also to close this.
      onFocusOutside={event => event.preventDefault()}
      onExitComplete={() => {
        const action = chosen.current
        chosen.current = undefined
        if (action) onChoose(action)
      }}
      lazyMount
      unmountOnExit
    >
      <Menu.Positioner>
        <Menu.Content className={editorLook().menu}>
          {groups.map((group, index) => (
            <Fragment key={Object.keys(group).join()}>
              {index > 0 ? <Menu.Separator /> : null}
              {Object.entries(group).map(([action, label]) => {
                const isOff = isInside === (action === 'insert')
                return action === 'heading' ? (
                  <Menu.CheckboxItem
                    key={action}
                    value={action}
                    checked={isHeaded}
                    disabled={isOff}
                  >
                    <Menu.ItemText>{label}</Menu.ItemText>
                    <Menu.ItemIndicator>✓</Menu.ItemIndicator>
                  </Menu.CheckboxItem>
                ) : (
                  <Menu.Item key={action} value={action} disabled={isOff}>
                    <Menu.ItemText>{label}</Menu.ItemText>
                  </Menu.Item>
                )
              })}
            </Fragment>
          ))}
        </Menu.Content>
      </Menu.Positioner>
    </Menu.Root>
  )
}
