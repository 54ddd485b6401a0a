import { shownSettings } from '#local/search/query/settings/complete.ts'
import { ok } from '#local/search/server/http/answer.ts'
import { warningsForSettings } from '#local/search/server/indices/settings-warnings.ts'
import { accept, REFUSALS } from '#local/search/server/refusals.ts'
import type { Command } from '#local/search/server/tasks/command.ts'
import { readObject } from './read-object.ts'
import { isSet, param, type Route } from './route.ts'
import { submitAndAnswer } from './submit.ts'

export const SETTINGS_ROUTES: readonly Route[] = [
  {
    method: 'GET',
    path: '/1/indexes/:index/settings',
    needs: 'settings',
    handle: (call, { registry }) => {
      const name = param(call, 'index')
      const index = registry.get(name)
      if (!index) return REFUSALS.noIndex(name)
      const shown = shownSettings(index.content.config.settings, registry.primaryOf(name)?.primary.name)
      return accept(ok(index.replicas.length > 0 ? { ...shown, replicas: index.replicas } : shown))
    },
  },
  {
    method: 'PUT',
    path: '/1/indexes/:index/settings',
    needs: 'editSettings',
    handle: (call, service) => {
      const settings = readObject(call.body)
      if (!settings.ok) return settings
      const index = param(call, 'index')
      const forward = isSet(call, 'forwardToReplicas')
      const command: Command = { type: 'settings', index, settings: settings.value, forward }
      const { registry } = service
      const stored = registry.get(index)?.content.config.settings
      const warnings = warningsForSettings(settings.value, registry.primaryOf(index) !== null, stored)
      return submitAndAnswer(call, service, 'updatedAt', command, {}, warnings)
    },
  },
]
