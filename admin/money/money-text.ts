/** An amount as the language of the console writes it. The decimal text reaches the formatter as it is: nothing is rounded. */
export function moneyText(amount: string, currency: string): string {
  const digits = /\.(\d+)$/.exec(amount)?.[1]?.length ?? 0
  return new Intl.NumberFormat(document.documentElement.lang, {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(amount as `${number}`)
}
