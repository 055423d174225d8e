/** `MOP$1,234.50`, 免費 for nothing to pay; `undefined` where no fee is known, and nothing is said. */
export function feeWords(fee: number | null): string | undefined {
  if (fee === null) return undefined
  if (fee === 0) return '免費'
  const [whole = '', cents = ''] = fee.toFixed(2).split('.')
  return `MOP$${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${cents}`
}
