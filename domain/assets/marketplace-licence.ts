import type { LicenceCode } from './licences.ts'

/** The licence of marketplace content follows from its price and use (domain.md, "Licences"). No price is free. */
export function marketplaceLicence(price: number | null, isEditorial = false): LicenceCode {
  if (isEditorial) return 'motif-editorial'
  return price === null ? 'motif-free' : 'motif-standard'
}
