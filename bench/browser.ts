import { type Browser, chromium } from '@playwright/test'
import { createProgress } from '#local/progress.ts'
import { findOrInstallBrowser } from '#local/testing/browser.ts'
import { QUIET_BROWSER } from '#local/testing/browser-arguments.ts'

/** Launches the browser that pages are measured in. The caller closes it. */
export async function launchBrowser(args: readonly string[] = []): Promise<Browser> {
  return chromium.launch({
    executablePath: await findOrInstallBrowser(createProgress()),
    args: [...QUIET_BROWSER, '--disable-gpu', ...args],
  })
}
