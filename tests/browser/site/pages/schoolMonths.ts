import { describe, expect, it } from 'vitest'
import { layoutShifts } from '../../../setup/frames.ts'
import type { QuietSchool } from '../../../setup/quietSchool.ts'

const PATH = '/about#calendar'

/** The rules of the calendar's months. */
export function schoolMonths({ setContact, openAt, openOffline }: QuietSchool): void {
  describe('the months of the calendar', () => {
    it('are this one and the next five, with the days that staff have entered as holidays', async () => {
      await setContact({
        holidays: [
          { from: '2026-12-08', to: '2026-12-08', name: '聖母無原罪瞻禮' },
          { from: '2026-12-30', to: '2027-01-02', name: '元旦假期' },
        ],
      })
      const page = await openAt('2026-12-07T23:30', PATH)
      const months = page.locator('#calendar table')
      await expect
        .poll(() => months.locator('caption').allTextContents())
        .toEqual(['2026年12月', ...[1, 2, 3, 4, 5].map(month => `2027年${month}月`)])
      const rest = (at: number) => months.nth(at).locator('mark').allTextContents()
      expect(await rest(0)).toEqual(['8', '30', '31'])
      expect(await rest(1)).toEqual(['1', '2'])
      expect(await months.locator('[aria-current=date]').allTextContents()).toEqual(['7'])
      const words = page.locator('#calendar').getByText('12月30日至1月2日')
      expect(await words.count()).toBe(2)
      expect(await layoutShifts(page)).toEqual([])
    })

    it('are there without a line', async () => {
      const page = await openOffline(PATH)
      await expect.poll(() => page.locator('#calendar table').count()).toBe(6)
    })
  })
}
