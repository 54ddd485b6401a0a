/**
 * The sandbox's replacement for Razorpay's `checkout.js`: `new Razorpay(options)`, `on('payment.failed')` and `open()`, with a dialog
 * to pay, to be declined and to leave. It calls the sandbox that it was loaded from.
 */
export function checkoutScript(origin: string): string {
  return `'use strict';
(() => {
  const ORIGIN = ${JSON.stringify(origin)};
${PROGRAM}
})();
`
}

const PROGRAM = `
  const make = (name, members, ...children) => {
    const element = Object.assign(document.createElement(name), members);
    element.append(...children);
    return element;
  };

  class Razorpay {
    #options;
    #listeners = [];
    #dialog = null;

    constructor(options) {
      if (!options || !options.key || !options.order_id) throw new Error('key and order_id must be set');
      this.#options = options;
    }

    on(event, listener) {
      this.#listeners.push([event, listener]);
    }

    open() {
      const { name = '', description = '', prefill = {} } = this.#options;
      const message = make('p', { role: 'alert' });
      const pay = make('button', { type: 'button', textContent: 'Pay' });
      const decline = make('button', { type: 'button', textContent: 'Be declined' });
      const leave = make('button', { type: 'button', textContent: 'Return without paying' });
      const title = make('h2', { id: 'razorpay-sandbox-title', textContent: 'Razorpay sandbox' });
      this.#dialog = make(
        'dialog',
        { className: 'razorpay-sandbox' },
        title,
        make('p', {}, make('strong', { textContent: 'Payment sandbox.' }), ' This is a test window. No money moves.'),
        make('p', { textContent: [name, description].filter(Boolean).join(': ') }),
        message,
        make('p', {}, pay, ' ', decline, ' ', leave),
      );
      this.#dialog.setAttribute('aria-labelledby', title.id);
      this.#dialog.style.cssText = 'position:fixed;inset:0;z-index:2147483647;margin:auto;width:min(28rem,100%);height:fit-content;padding:1.5rem;border-radius:.75rem;color:#1a1a1a;background:#fff';
      for (const button of [pay, decline, leave])
        button.style.cssText = 'font:inherit;min-height:2.75rem;padding:.5rem 1rem;margin:.25rem 0;color:#1a1a1a;background:#f2f2f2;border:1px solid #767676;border-radius:.5rem';
      const attempt = (outcome) => {
        message.textContent = '';
        this.#attempt(outcome, prefill.email || '').then(
          (text) => { message.textContent = text; },
          () => { message.textContent = 'The payment sandbox does not answer.'; },
        );
      };
      pay.addEventListener('click', () => attempt('pay'));
      decline.addEventListener('click', () => attempt('decline'));
      leave.addEventListener('click', () => this.#leave());
      this.#dialog.addEventListener('keydown', (event) => { if (event.key === 'Escape') this.#leave(); });
      document.body.append(this.#dialog);
      // Like Razorpay's own window, it is over the page and below modal dialogs.
      this.#dialog.show();
    }

    close() {
      this.#dialog?.remove();
      this.#dialog = null;
    }

    #leave() {
      this.close();
      this.#options.modal?.ondismiss?.();
    }

    async #attempt(outcome, email) {
      const { key, order_id, handler } = this.#options;
      const answer = await fetch(ORIGIN + '/razorpay/checkout/attempt', {
        method: 'POST',
        body: new URLSearchParams({ key_id: key, order_id, outcome, email }),
      });
      const body = await answer.json();
      if (body.error) {
        for (const [event, listener] of this.#listeners) if (event === 'payment.failed') listener(body);
        return body.error.description;
      }
      this.close();
      handler?.(body);
      return '';
    }
  }

  window.Razorpay = Razorpay;`
