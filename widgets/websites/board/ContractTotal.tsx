import { useMemo } from 'react'
import type { WebsiteView } from '../../../src/model'
import { useContractValuesQuery } from '../../../src/api/subscription'
import type { Website } from '../../../src/contract'
import { useFormats, useMessages } from '../../../src/i18n'

interface Props {
  view: WebsiteView
  websites: readonly Website[]
}

/** What the contracts of the websites bring in a month, each currency by itself; for those who may see contracts (OV-16). */
export function ContractTotal({ view, websites }: Props) {
  const t = useMessages()
  const formats = useFormats()
  const { data } = useContractValuesQuery(view)
  const totals = useMemo(() => {
    const shown = new Set(websites.map(({ id }) => id))
    const sums = new Map<string, number>()
    for (const { website, amount, currency } of data ?? []) if (shown.has(website)) sums.set(currency, (sums.get(currency) ?? 0) + amount)
    return [...sums]
  }, [data, websites])
  if (totals.length === 0) return null
  const amount = formats.list(totals.map(([currency, sum]) => formats.money(sum, currency)))
  return <span>{t('websites.board.monthly', { amount })}</span>
}
