import { finderLook, wordsLook } from '#staffStyled/recipes'
import { finderKey, withControl } from './keys.ts'

interface Shortcut {
  readonly keys: string
  readonly does: string
}

/** The keys that do something in the admin; each is heard where what it does stands. */
const shortcuts: readonly Shortcut[] = [
  { keys: finderKey, does: '搜尋記錄、頁面、設定及動作' },
  { keys: '↑ ↓', does: '在搜尋結果中移動；按Enter開啟' },
  { keys: withControl('S'), does: '儲存表格並繼續編輯；有草稿時儲存草稿' },
  { keys: 'Shift+按一下', does: '在列表選取一段連續的記錄' },
  { keys: 'Esc', does: '關閉視窗，或取消正在修改的排序' },
  { keys: '?', does: '顯示鍵盤快速鍵（不在輸入欄位時）' },
]

/** What each key does that the whole admin listens to, or one of its parts. */
export default function ShortcutList() {
  return (
    <dl className={finderLook().keys}>
      {shortcuts.map(({ keys, does }) => (
        <div key={keys}>
          <dt>
            <kbd className={wordsLook().key}>{keys}</kbd>
          </dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
  )
}
