import type { Locale } from '#domain/locales/locales.ts'
import type { ReverseChargeSentence } from './decide-tax.ts'

/** The words of taxes, for invoices and the purchase page alike. Placeholders are in braces. */
interface TaxTexts extends Readonly<Record<ReverseChargeSentence, string>> {
  /** Value-added tax; the taxes of India have the same names in every language. */
  readonly vat: string
  readonly line: string
  readonly included: string
}

export const TAX_TEXTS: Readonly<Record<Locale, TaxTexts>> = {
  en: {
    vat: 'VAT',
    line: '{name} {rate} ({place})',
    included: 'Includes {amount} {name} ({rate})',
    'reverse-charge-eu':
      'Reverse charge: the recipient accounts for the VAT (Article 196 of Directive 2006/112/EC).',
    'reverse-charge': 'Reverse charge: the recipient accounts for the tax.',
  },
  es: {
    vat: 'IVA',
    line: '{name} {rate} ({place})',
    included: 'Incluye {amount} de {name} ({rate})',
    'reverse-charge-eu':
      'Inversión del sujeto pasivo: el destinatario liquida el IVA (artículo 196 de la Directiva 2006/112/CE).',
    'reverse-charge': 'Inversión del sujeto pasivo: el destinatario liquida el impuesto.',
  },
  pt: {
    vat: 'IVA',
    line: '{name} {rate} ({place})',
    included: 'Inclui {amount} de {name} ({rate})',
    'reverse-charge-eu':
      'Autoliquidação: o IVA é devido pelo adquirente (artigo 196.º da Diretiva 2006/112/CE).',
    'reverse-charge': 'Autoliquidação: o imposto é devido pelo adquirente.',
  },
  fr: {
    vat: 'TVA',
    line: '{name} {rate} ({place})',
    included: 'Dont {amount} de {name} ({rate})',
    'reverse-charge-eu':
      'Autoliquidation\u00a0: la TVA est due par le preneur (article 196 de la directive 2006/112/CE).',
    'reverse-charge': 'Autoliquidation\u00a0: la taxe est due par le preneur.',
  },
  de: {
    vat: 'USt.',
    line: '{name} {rate} ({place})',
    included: 'Enthält {amount} {name} ({rate})',
    'reverse-charge-eu':
      'Steuerschuldnerschaft des Leistungsempfängers (Artikel 196 der Richtlinie 2006/112/EG).',
    'reverse-charge': 'Steuerschuldnerschaft des Leistungsempfängers.',
  },
  ja: {
    vat: '付加価値税',
    line: '{name} {rate}（{place}）',
    included: '{name}（{rate}）{amount} を含みます',
    'reverse-charge-eu':
      'リバースチャージ：付加価値税は購入者が申告・納付します（EU 指令 2006/112/EC 第 196 条）。',
    'reverse-charge': 'リバースチャージ：税は購入者が申告・納付します。',
  },
  ko: {
    vat: '부가가치세',
    line: '{name} {rate}({place})',
    included: '{name}({rate}) {amount} 포함',
    'reverse-charge-eu':
      '대리납부(리버스 차지): 부가가치세는 공급받는 자가 신고·납부합니다(EU 지침 2006/112/EC 제196조).',
    'reverse-charge': '대리납부(리버스 차지): 세금은 공급받는 자가 신고·납부합니다.',
  },
}
