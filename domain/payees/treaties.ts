/** A treaty of the United States that lowers the withholding on copyright royalties. */
export interface Treaty {
  /** The article of the treaty, as line 10 of W-8BEN and line 15 of W-8BEN-E state it. */
  readonly article: string
  readonly basisPoints: number
}

/**
 * Rates for copyright royalties by ISO 3166-1 alpha-2 of the country of residence.
 * Source: IRS, Tax Treaty Table 1, income code 12 (royalties: other, with copyrights). Left out are Hungary, whose treaty
 * ended on 1 January 2024, and Russia and Belarus, whose treaties are suspended: without a row, the statutory rate applies.
 */
export const TREATIES: Readonly<Record<string, Treaty>> = {
  AM: { article: 'III(1)(a)', basisPoints: 0 },
  AT: { article: '12(1), (2)', basisPoints: 0 },
  AU: { article: '12(2)', basisPoints: 500 },
  AZ: { article: 'III(1)(a)', basisPoints: 0 },
  BB: { article: '12(2)', basisPoints: 500 },
  BD: { article: '12(2)', basisPoints: 1_000 },
  BE: { article: '12(1)', basisPoints: 0 },
  BG: { article: '12(2)', basisPoints: 500 },
  CA: { article: 'XII(2), (3)', basisPoints: 0 },
  CH: { article: '12(1)', basisPoints: 0 },
  CN: { article: '11(2)', basisPoints: 1_000 },
  CY: { article: '14(1)', basisPoints: 0 },
  CZ: { article: '12(2)', basisPoints: 0 },
  DE: { article: '12(1)', basisPoints: 0 },
  DK: { article: '12(1)', basisPoints: 0 },
  EE: { article: '12(2)', basisPoints: 1_000 },
  EG: { article: '13(1)', basisPoints: 1_500 },
  ES: { article: '12(1)', basisPoints: 0 },
  FI: { article: '12(1)', basisPoints: 0 },
  FR: { article: '12(1)', basisPoints: 0 },
  GB: { article: '12(1)', basisPoints: 0 },
  GE: { article: 'III(1)(a)', basisPoints: 0 },
  GR: { article: 'VII', basisPoints: 0 },
  ID: { article: '13(2)', basisPoints: 1_000 },
  IE: { article: '12(1)', basisPoints: 0 },
  IL: { article: '14(1)', basisPoints: 1_000 },
  IN: { article: '12(2)', basisPoints: 1_500 },
  IS: { article: '12(1), (2)', basisPoints: 0 },
  IT: { article: '12(2)(a)', basisPoints: 500 },
  JM: { article: '12(2)', basisPoints: 1_000 },
  JP: { article: '12(1)', basisPoints: 0 },
  KG: { article: 'III(1)(a)', basisPoints: 0 },
  KR: { article: '14(1)', basisPoints: 1_000 },
  KZ: { article: '12(2)', basisPoints: 1_000 },
  LK: { article: '12(2)', basisPoints: 1_000 },
  LT: { article: '12(2)', basisPoints: 1_000 },
  LU: { article: '13(1)', basisPoints: 0 },
  LV: { article: '12(2)', basisPoints: 1_000 },
  MA: { article: '12(2)', basisPoints: 1_000 },
  MD: { article: 'III(1)(a)', basisPoints: 0 },
  MT: { article: '12(2)', basisPoints: 1_000 },
  MX: { article: '12(2)', basisPoints: 1_000 },
  NL: { article: '13(1)', basisPoints: 0 },
  NO: { article: '10(1)', basisPoints: 0 },
  NZ: { article: '12(2)', basisPoints: 500 },
  PH: { article: '13(2)', basisPoints: 1_500 },
  PK: { article: 'VIII(1)', basisPoints: 0 },
  PL: { article: '13(2)', basisPoints: 1_000 },
  PT: { article: '13(2)', basisPoints: 1_000 },
  RO: { article: '12(2)', basisPoints: 1_000 },
  SE: { article: '12(1)', basisPoints: 0 },
  SI: { article: '12(1)', basisPoints: 500 },
  SK: { article: '12(2)', basisPoints: 0 },
  TH: { article: '12(2)', basisPoints: 500 },
  TJ: { article: 'III(1)(a)', basisPoints: 0 },
  TN: { article: '12(2)', basisPoints: 1_500 },
  TR: { article: '12(2)', basisPoints: 1_000 },
  TT: { article: '14(1)', basisPoints: 0 },
  UA: { article: '12(2)', basisPoints: 1_000 },
  UZ: { article: 'III(1)(a)', basisPoints: 0 },
  VE: { article: '12(2)', basisPoints: 1_000 },
  ZA: { article: '12(1)', basisPoints: 0 },
}

export const TREATY_COUNTRIES: readonly string[] = Object.keys(TREATIES)
