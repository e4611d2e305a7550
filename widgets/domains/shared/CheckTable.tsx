import { CircleCheck, CircleX, Minus } from '../../../src/ui/icons'
import { useState } from 'react'
import type { Domain } from '../../../src/contract'
import { useFormats, useMessages } from '../../../src/i18n'
import { useIsland } from '../../../src/islands'
import { serverNow } from '../../../src/page'
import { CopyValue } from './CopyValue'
import { useCountdown } from './useCountdown'
import styles from './checkTable.module.css'

/** What is expected and what name servers say, side by side; what differs is marked (DO-02). */
export function CheckTable({ domain: { check, name } }: { domain: Domain }) {
  const t = useMessages()
  if (!check) return <p className={styles.note}>{t('domains.check.never')}</p>
  return (
    <>
      {/* Focusable, so that the keyboard can scroll it; a table in a dialog may stand before the same in the page, so it is no landmark. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={styles.scroller} role="group" aria-label={t('domains.check.of', { domain: name })} tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              {['type', 'host', 'expected', 'found', 'public'].map((column) => (
                <th key={column} scope="col">
                  {t(`domains.check.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {check.rows.map((row) => (
              <tr key={`${row.type} ${row.host}`} data-ok={row.ok}>
                <th scope="row">
                  <span className={styles.type}>
                    <CheckState row={row} />
                    {row.type}
                  </span>
                </th>
                <td>{row.host}</td>
                <td data-name={t('domains.check.expected')}>
                  <span>
                    {row.expected.map((value) => (
                      <CopyValue key={value} value={value} />
                    ))}
                  </span>
                </td>
                <td data-name={t('domains.check.found')}>{row.found.join(', ') || t('domains.check.nothing')}</td>
                <td data-name={t('domains.check.public')}>{row.public.join(', ') || t('domains.check.nothing')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className={styles.note}>
        <CheckTimes check={check} />
      </p>
    </>
  )
}

type CheckRow = NonNullable<Domain['check']>['rows'][number]

/** Whether a row is as it should be; what is not there and may be missing is neither right nor wrong. */
function CheckState({ row: { ok, found, public: heard } }: { row: CheckRow }) {
  const t = useMessages()
  if (!ok) return <CircleX size={15} aria-label={t('domains.check.wrong')} />
  if (found.length + heard.length === 0) return <Minus size={15} aria-label={t('domains.check.optional')} data-optional />
  return <CircleCheck size={15} aria-label={t('domains.check.ok')} />
}

/** When name servers were asked, when they will be, and why not before (DO-02). */
function CheckTimes({ check: { state, checkedAt, nextAt } }: { check: NonNullable<Domain['check']> }) {
  const t = useMessages()
  const formats = useFormats()
  const { page } = useIsland()
  // Instants are of the server's clock, which this computer's may not agree with.
  const [{ behind, began }] = useState(() => ({ behind: Date.now() - serverNow(page), began: serverNow(page) }))
  const next = nextAt === null ? null : Date.parse(nextAt)
  const left = useCountdown(next === null ? 0 : next + behind)
  const now = next === null || left === 0 ? began : next - left
  const ago = checkedAt && t('domains.check.at', { ago: formats.relative(checkedAt, now) })
  if (next === null) return ago
  if (left === 0) return [ago, t('domains.check.now')].filter(Boolean).join(' ')
  const soon = t('domains.check.next', { soon: formats.relative(next, now) })
  return [ago, soon, state !== 'pointing' && t('domains.check.pauses')].filter(Boolean).join(' ')
}
