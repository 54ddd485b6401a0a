import type { ReportedSeller } from '#domain/payees/dac7.ts'
import { QUARTERS, type Quarter } from './reports.ts'
import { element, type XmlElement, xmlDocument } from './xml.ts'

/** The platform operator as the report names it: its tax id and its address have to be known. */
export interface PlatformOperator {
  readonly name: string
  readonly country: string
  readonly taxId: string
  readonly address: string
}

/** Amounts are cents of euro. */
export interface QuarterlySums {
  readonly consideration: bigint
  readonly fees: bigint
  readonly taxes: bigint
  readonly activities: number
}

export interface SellerOfYear {
  /** The id of the payee: part of the id of the document, so that a correction can name it. */
  readonly payee: string
  readonly seller: ReportedSeller
  readonly quarters: Readonly<Record<Quarter, QuarterlySums>>
}

interface Dac7Report {
  readonly year: number
  readonly operator: PlatformOperator
  readonly sellers: readonly SellerOfYear[]
  readonly now: Date
}

/** The namespaces of the OECD's XML schema for digital platforms, which DAC7 (Implementing Regulation (EU) 2022/1467) uses. */
const NAMESPACES = {
  xmlns: 'urn:oecd:ties:dpi:v1',
  'xmlns:stf': 'urn:oecd:ties:dpistf:v1',
  version: '1.0',
} as const
/** New information; no seller to report; and a new document (the codes of the schema). */
const NEW_DATA = 'DPI401'
const NOTHING = 'DPI403'
const NEW_DOCUMENT = 'OECD1'

/** The yearly report of sellers, in the main elements of the schema. */
export function dac7Xml({ year, operator, sellers, now }: Dac7Report): string {
  const message = `${operator.country}${year}${operator.country}-${now.getTime()}`
  return xmlDocument(
    element('DPI_OECD', NAMESPACES, [
      element('MessageSpec', {}, [
        element('SendingEntityIN', {}, operator.taxId),
        element('TransmittingCountry', {}, operator.country),
        element('ReceivingCountry', {}, operator.country),
        element('MessageType', {}, 'DPI'),
        element('MessageRefId', {}, message),
        element('MessageTypeIndic', {}, sellers.length === 0 ? NOTHING : NEW_DATA),
        element('ReportingPeriod', {}, `${year}-12-31`),
        element('Timestamp', {}, now.toISOString()),
      ]),
      element('DPIBody', {}, [
        operatorElement(operator, message),
        ...sellers.map((seller) => sellerElement(seller, message)),
      ]),
    ]),
  )
}

function operatorElement({ name, country, taxId, address }: PlatformOperator, message: string): XmlElement {
  return element('PlatformOperator', {}, [
    element('ResCountryCode', {}, country),
    element('TIN', { issuedBy: country }, taxId),
    element('Name', {}, name),
    element('PlatformBusinessName', {}, name),
    element('Address', {}, [element('CountryCode', {}, country), element('AddressFree', {}, address)]),
    element('AssumedReporting', {}, 'false'),
    docSpec(`${message}-operator`),
  ])
}

function sellerElement({ payee, seller, quarters }: SellerOfYear, message: string): XmlElement {
  const isPerson = seller.kind === 'individual'
  const standard = element('Standard', {}, [
    element(isPerson ? 'IndSellerID' : 'EntSellerID', {}, identityElements(seller)),
  ])
  return element('ReportableSeller', {}, [
    element('Identity', {}, [element(isPerson ? 'IndividualSeller' : 'EntitySeller', {}, [standard])]),
    element('RelevantActivities', {}, [
      element('PersonalServices', {}, [
        amounts('Consideration', 'Cons', quarters, ({ consideration }) => consideration),
        element(
          'NumberOfActivities',
          {},
          QUARTERS.map((quarter) => element(`NumbQ${quarter}`, {}, String(quarters[quarter].activities))),
        ),
        amounts('Fees', 'Fees', quarters, ({ fees }) => fees),
        amounts('Taxes', 'Tax', quarters, ({ taxes }) => taxes),
      ]),
    ]),
    docSpec(`${message}-${payee}`),
  ])
}

function identityElements({ kind, values }: ReportedSeller): readonly XmlElement[] {
  const { country = '', tin, tin_country: issuedBy = country, legal_name: name = '' } = values
  const isPerson = kind === 'individual'
  const born = [
    ...given('BirthDate', values.birth_date),
    ...(values.birth_place === undefined
      ? []
      : [element('BirthPlace', {}, [element('BirthPlaceFree', {}, values.birth_place)])]),
  ]
  return [
    element('ResCountryCode', {}, country),
    tin === undefined ? element('TIN', { unknown: 'true' }, 'NOTIN') : element('TIN', { issuedBy }, tin),
    ...(values.registration_number === undefined
      ? []
      : [element('IN', { issuedBy: country, INType: 'BRN' }, values.registration_number)]),
    isPerson ? nameOfPerson(name) : element('Name', {}, name),
    element('Address', {}, [
      element('CountryCode', {}, country),
      element('AddressFix', {}, [
        ...given('Street', values.street),
        ...given('PostCode', values.postal_code),
        ...given('City', values.city),
      ]),
    ]),
    ...(isPerson && born.length > 0 ? [element('BirthInfo', {}, born)] : []),
  ]
}

/** A person states one legal name: its last word is the last name. */
function nameOfPerson(name: string): XmlElement {
  const words = name.split(/[\s\p{Cc}]+/u).filter(Boolean)
  return element('Name', {}, [
    element('FirstName', {}, words.slice(0, -1).join(' ') || 'NFN'),
    element('LastName', {}, words.at(-1) ?? ''),
  ])
}

/** Amounts of the schema are whole units of their currency. */
function amounts(
  name: string,
  prefix: string,
  quarters: SellerOfYear['quarters'],
  of: (sums: QuarterlySums) => bigint,
): XmlElement {
  return element(
    name,
    {},
    QUARTERS.map((quarter) =>
      element(`${prefix}Q${quarter}`, { currCode: 'EUR' }, wholeEuros(of(quarters[quarter]))),
    ),
  )
}

function wholeEuros(cents: bigint): string {
  const size = cents < 0n ? -cents : cents
  const euros = (size + 50n) / 100n
  return `${cents < 0n && euros > 0n ? '-' : ''}${euros}`
}

function given(name: string, text: string | undefined): readonly XmlElement[] {
  return text === undefined ? [] : [element(name, {}, text)]
}

function docSpec(reference: string): XmlElement {
  return element('DocSpec', {}, [
    element('stf:DocTypeIndic', {}, NEW_DOCUMENT),
    element('stf:DocRefId', {}, reference),
  ])
}
