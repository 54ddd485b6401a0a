import { TEST_CARDS } from '../core/cards.ts'
import { type Html, html } from './layout.ts'

/** The choice of a test card. */
export function cardChoice(): Html {
  return html`<fieldset><legend>Test card</legend>${TEST_CARDS.map(
    ({ number, label }, index) =>
      html`<label><input type="radio" name="card" value="${number}"${index === 0 ? html` checked` : ''}> ${label} <small>${number.replace(/(.{4})(?=.)/g, '$1 ')}</small></label>`,
  )}</fieldset>`
}

export function fault(message: string | null): Html {
  return message === null ? html`` : html`<p class="fault" role="alert">${message}</p>`
}
