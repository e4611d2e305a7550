import { ShoppingCart } from '../../../src/ui/icons'
import { useState } from 'react'
import { useDomainSearchQuery } from '../../../src/api/domains'
import type { SearchResult } from '../../../src/contract'
import { toErrorObject } from '../../../src/http'
import { useFormats, useMessages } from '../../../src/i18n'
import { useDebounced } from '../../../src/islands'
import { DOMAIN_SEARCH_DEBOUNCE_MS } from '../../../src/model'
import { Refusal } from '../../../src/parts/submit'
import { Badge, Button, Dialog, SearchField, Stack } from '../../../src/ui'
import styles from './dialogs.module.css'

interface Props {
  readonly websiteId: number
  readonly open: boolean
  readonly onChoose: (result: SearchResult) => void
  readonly onClose: () => void
  readonly onExited: () => void
}

/** Finds a domain that is free while one types (DR-01). */
export function DomainSearch({ open, websiteId, onChoose, onClose, onExited }: Props) {
  const t = useMessages()
  const formats = useFormats()
  const [text, setText] = useState('')
  const query = useDebounced(text.trim(), DOMAIN_SEARCH_DEBOUNCE_MS)
  const { currentData: results, isFetching, error } = useDomainSearchQuery({ websiteId, query }, { skip: query.length < 2 })
  return (
    <Dialog open={open} icon={ShoppingCart} title={t('domains.register')} size="lg" onClose={onClose} onExited={onExited}>
      <Stack>
        <SearchField
          label={t('domains.search')}
          hideLabel={false}
          placeholder="example.com"
          value={text}
          onChange={setText}
          busy={isFetching}
          data-autofocus
        />
        <Refusal error={error ? toErrorObject(error) : null} />
        <ul className={styles.found} aria-label={t('domains.search.results')} aria-busy={isFetching}>
          {results?.map((result) => (
            <li key={result.name} className={styles.result}>
              <bdi className={styles.grow}>{result.name}</bdi>
              {(result.available !== 'unknown' || !result.reason) && (
                <Badge tone={result.available === 'yes' ? 'success' : result.available === 'premium' ? 'warning' : 'neutral'}>
                  {t(`domains.available.${result.available}`)}
                </Badge>
              )}
              {result.price && (
                <span>
                  {t('domains.price', {
                    first: formats.money(result.price.amount, result.price.currency),
                    renew: result.renewPrice ? formats.money(result.renewPrice.amount, result.renewPrice.currency) : '–',
                  })}
                </span>
              )}
              {result.price ? (
                <Button size="sm" aria-label={t('domains.choose.of', { domain: result.name })} onClick={() => onChoose(result)}>
                  {t('domains.choose')}
                </Button>
              ) : (
                <span className={styles.muted}>{[result.reason, formats.list(othersOf(result, results))].filter(Boolean).join(' ')}</span>
              )}
            </li>
          ))}
        </ul>
      </Stack>
    </Dialog>
  )
}

/** Alternatives that are not in the list anyway. */
const othersOf = ({ suggestions }: SearchResult, results: readonly SearchResult[]): string[] =>
  suggestions.filter((name) => !results.some((result) => result.name === name))
