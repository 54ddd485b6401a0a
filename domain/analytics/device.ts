export const DEVICES = ['computer', 'phone', 'tablet'] as const
export type Device = (typeof DEVICES)[number]

/** The kind of device that a user agent names; the rest of the text is not stored. */
export function deviceOf(userAgent: string): Device {
  if (/iPad|Tablet|Android(?!.*Mobile)/i.test(userAgent)) return 'tablet'
  return /Mobi|iPhone|iPod/i.test(userAgent) ? 'phone' : 'computer'
}
