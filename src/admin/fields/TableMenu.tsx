import { Menu } from '@ark-ui/react/menu'
import { Fragment, useRef } from 'react'
import { editorLook } from '#staffStyled/recipes'
import type { Quill, QuillLibrary } from './quill.ts'
import type { CellPlace } from './tableCell.ts'
import { applyToTable, hasHeadings, type TableAction } from './tableTools.ts'

interface TableMenuProps {
  /** The id of the button that opens it. */
  opener: string
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** Where in a table the cursor was when it was opened. */
  cell: CellPlace | undefined
  editor: () => Quill | undefined
  Library: QuillLibrary
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

/** What may be done with tables where the cursor is, and is done when it has closed. */
export default function TableMenu(props: TableMenuProps) {
  const { opener, isOpen, onOpenChange, cell, editor, Library } = props
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
      // The focus is its chooser's again.
      onExitComplete={() => {
        const [action, at] = [chosen.current, editor()]
        chosen.current = undefined
        if (action && at) applyToTable(at, Library, action)
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
                const isOff = (cell !== undefined) === (action === 'insert')
                return action === 'heading' ? (
                  <Menu.CheckboxItem
                    key={action}
                    value={action}
                    checked={cell !== undefined && hasHeadings(cell)}
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
