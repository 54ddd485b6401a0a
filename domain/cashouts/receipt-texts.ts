import type { Locale } from '#domain/locales/locales.ts'
import type { PayoutMethod } from '#domain/payees/payee.ts'

/** The words of receipts of cashouts, for the page and the PDF alike. Placeholders are in braces. */
export interface ReceiptTexts {
  readonly title: string
  readonly line: string
  readonly requested: string
  readonly withheld: string
  readonly fee: string
  readonly paid: string
  readonly reference: string
  readonly methods: Readonly<Record<PayoutMethod, string>>
}

export const RECEIPT_TEXTS: Readonly<Record<Locale, ReceiptTexts>> = {
  en: {
    title: 'Receipt of a cashout',
    line: 'Available earnings',
    requested: 'Requested on {date}',
    withheld: 'Tax withheld ({form}) from {source} of US income',
    fee: 'Fee',
    paid: 'Paid',
    reference: 'Reference: {reference}',
    methods: { paypal: 'Paid by PayPal', bank: 'Paid by bank transfer', 'stripe-connect': 'Paid by Stripe' },
  },
  es: {
    title: 'Recibo de un retiro',
    line: 'Ingresos disponibles',
    requested: 'Solicitado el {date}',
    withheld: 'Impuesto retenido ({form}) sobre {source} de ingresos de EE. UU.',
    fee: 'Comisión',
    paid: 'Pagado',
    reference: 'Referencia: {reference}',
    methods: {
      paypal: 'Pagado con PayPal',
      bank: 'Pagado por transferencia bancaria',
      'stripe-connect': 'Pagado con Stripe',
    },
  },
  pt: {
    title: 'Recibo de saque',
    line: 'Ganhos disponíveis',
    requested: 'Solicitado em {date}',
    withheld: 'Imposto retido ({form}) sobre {source} de renda dos EUA',
    fee: 'Taxa',
    paid: 'Pago',
    reference: 'Referência: {reference}',
    methods: {
      paypal: 'Pago pelo PayPal',
      bank: 'Pago por transferência bancária',
      'stripe-connect': 'Pago pelo Stripe',
    },
  },
  de: {
    title: 'Auszahlungsbeleg',
    line: 'Verfügbare Einnahmen',
    requested: 'Angefordert am {date}',
    withheld: 'Einbehaltene Steuer ({form}) auf {source} US-Einkünfte',
    fee: 'Gebühr',
    paid: 'Gezahlt',
    reference: 'Referenz: {reference}',
    methods: {
      paypal: 'Gezahlt über PayPal',
      bank: 'Gezahlt per Überweisung',
      'stripe-connect': 'Gezahlt über Stripe',
    },
  },
  fr: {
    title: 'Reçu de retrait',
    line: 'Revenus disponibles',
    requested: 'Demandé le {date}',
    withheld: 'Impôt retenu ({form}) sur {source} de revenus des États-Unis',
    fee: 'Frais',
    paid: 'Payé',
    reference: 'Référence\u00a0: {reference}',
    methods: {
      paypal: 'Payé par PayPal',
      bank: 'Payé par virement bancaire',
      'stripe-connect': 'Payé par Stripe',
    },
  },
  ja: {
    title: '出金の受領書',
    line: '出金可能な収益',
    requested: '{date}に申請',
    withheld: '米国源泉所得 {source} に対する源泉徴収税（{form}）',
    fee: '手数料',
    paid: '支払額',
    reference: '参照番号：{reference}',
    methods: {
      paypal: 'PayPal でお支払い',
      bank: '銀行振込でお支払い',
      'stripe-connect': 'Stripe でお支払い',
    },
  },
  ko: {
    title: '출금 영수증',
    line: '출금 가능한 수익',
    requested: '{date} 신청',
    withheld: '미국 원천 소득 {source}에 대한 원천징수 세금({form})',
    fee: '수수료',
    paid: '지급액',
    reference: '참조 번호: {reference}',
    methods: {
      paypal: 'PayPal로 지급',
      bank: '은행 송금으로 지급',
      'stripe-connect': 'Stripe로 지급',
    },
  },
}
