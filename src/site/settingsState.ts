/** What the public pages share beyond their data; the setters are the only way to change it. */
import { proxy, useSnapshot } from 'valtio'

const settingsState = proxy({
  /** The special notices are being shown, and wait to be acknowledged. */
  specialLatestNoticeLoading: false,
  isBWMode: false,
  /** A page is being fetched. */
  loading: false,
})

export function setSpecialLatestNoticeLoading(value: boolean): void {
  settingsState.specialLatestNoticeLoading = value
}

export function setIsBWMode(value: boolean): void {
  settingsState.isBWMode = value
}

export function setLoading(value: boolean): void {
  settingsState.loading = value
}

/** The state as it is now; the component renders again when what it read changes. */
export function useSettingsState() {
  return useSnapshot(settingsState)
}
