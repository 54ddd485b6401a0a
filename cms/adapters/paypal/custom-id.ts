/** What an object of PayPal says about us in its `custom_id`. */
interface CustomId {
  readonly order: string
  /** Seats above those of the plan, which PayPal does not know. */
  readonly extraSeats: number
}

const PRINTED = /^([0-9a-f-]{36})(?:\+(\d{1,6}))?$/

export function printCustomId({ order, extraSeats }: CustomId): string {
  return extraSeats === 0 ? order : `${order}+${extraSeats}`
}

/** Null for an object that was not made here. */
export function readCustomId(text: string | undefined): CustomId | null {
  const [, order, extraSeats = '0'] = PRINTED.exec(text ?? '') ?? []
  return order === undefined ? null : { order, extraSeats: Number(extraSeats) }
}
