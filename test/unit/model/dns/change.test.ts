import fc from 'fast-check'
import {
  confirmReasons,
  diffZone,
  isUnchanged,
  lintZone,
  normaliseRecord,
  validateZone,
  withKnownIds,
  withPreset,
} from '../../../../src/model'
import { anyRecord, DOMAIN, record } from './support'

const zone = fc.array(anyRecord, { maxLength: 20 }).map((records) => records.map((one, index) => ({ ...one, id: index + 1 })))
const website = { domain: DOMAIN, websiteId: 7 }

describe('the difference of two zones', () => {
  it('is empty for the same zone in another order', () => {
    fc.assert(
      fc.property(zone, (items) => {
        expect(isUnchanged(diffZone(items, items.toReversed()))).toBe(true)
        expect(isUnchanged(diffZone(items, withKnownIds(items.toReversed(), items)))).toBe(true)
      }),
    )
  })

  it('says what was added, changed and removed', () => {
    const [www, mail] = [
      { ...record('A', 'www', '192.0.2.1'), id: 1 },
      { ...record('A', 'mail', '192.0.2.2'), id: 2 },
    ]
    const changed = { ...www, content: '192.0.2.9' }
    const added = record('A', 'new', '192.0.2.3')
    expect(diffZone([www, mail], [changed, added])).toEqual({ added: [added], changed: [{ before: www, after: changed }], removed: [mail] })
  })
})

describe('a typed confirmation', () => {
  const many = Array.from({ length: 10 }, (_, index) => ({ ...record('A', `h${index}`, '192.0.2.1'), id: index + 1 }))

  it('is wanted from more than 30 % of ten records on', () => {
    expect(confirmReasons(many, many.slice(3))).toEqual([])
    expect(confirmReasons(many, many.slice(4))).toMatchObject([{ key: 'many_removed', values: { count: 4, total: 10 } }])
    expect(confirmReasons(many.slice(1), [])).toEqual([])
  })

  it('is wanted for what websites and mail hang on', () => {
    const mx = { ...record('MX', '@', 'mail.other.example', { prio: 1 }), id: 1 }
    expect(confirmReasons([mx], []).map(({ key }) => key)).toEqual(['apex_MX', 'mail_cut'])
  })

  it.each([
    ['A', 'apex_A'],
    ['AAAA', 'apex_A'],
    ['ALIAS', 'apex_A'],
    ['HTTPS', 'apex_A'],
    ['MX', 'apex_MX'],
    ['NS', 'apex_NS'],
    ['CAA', 'apex_CAA'],
  ] as const)('is wanted for %s of the domain itself, whether it is added, changed, removed or comes from another name', (type, key) => {
    const keys = (...change: Parameters<typeof confirmReasons>) => confirmReasons(...change).map((reason) => reason.key)
    const apex = { ...record(type, '@', 'one.example'), id: 1 }
    const below = { ...apex, name: 'shop' }
    // It receives mail before and after.
    const mx = { ...record('MX', '@', 'mail.example', { prio: 10 }), id: 2 }
    for (const [before, after] of [
      [[], [apex]],
      [[apex], [{ ...apex, content: 'two.example' }]],
      [[apex], []],
      [[below], [apex]],
    ] as const)
      expect(keys([...before, mx], [...after, mx])).toEqual([key])
    expect(keys([], [below])).toEqual([])
  })

  it('is not wanted for texts, which lead nothing elsewhere', () => {
    expect(confirmReasons([], [record('TXT', '@', 'site-verification=1')])).toEqual([])
  })
})

describe('the lint', () => {
  const mx = record('MX', '@', 'mail', { prio: 1 })
  const keys = (...records: Parameters<typeof lintZone>[0]) => lintZone(records, DOMAIN).map(({ key }) => key)

  it('tells what harms mail, and only where there is mail', () => {
    expect(keys(mx)).toEqual(['no_spf', 'no_dmarc', 'mx_without_address'])
    expect(
      keys(mx, record('A', 'mail', '192.0.2.1'), record('TXT', '@', 'v=spf1 +all'), record('TXT', '_dmarc', 'v=DMARC1; p=none')),
    ).toEqual(['spf_open'])
    expect(keys()).toEqual([])
  })

  it('counts the lookups of SPF', () => {
    const spf = `v=spf1 ${Array.from({ length: 11 }, (_, nth) => `include:s${nth}.example`).join(' ')} -all`
    expect(lintZone([mx, record('TXT', '@', spf)], DOMAIN)).toContainEqual({ key: 'spf_lookups', values: { count: 11, max: 10 } })
  })

  it('merges two policies into one that is right', () => {
    const records = [mx, record('TXT', '@', 'v=spf1 include:a.example ~all'), record('TXT', '@', 'v=spf1 mx -all')]
    const fix = lintZone(records, DOMAIN).find(({ key }) => key === 'two_spf')?.fix
    expect(fix).toEqual({ remove: [1, 2], add: [expect.objectContaining({ content: 'v=spf1 include:a.example mx -all' })] })
  })

  it('finds records that are forgotten too soon or remembered too long, and takes the nearest time that will do', () => {
    const records = [
      record('A', 'a', '192.0.2.1', { ttl: 5 }),
      record('A', 'b', '192.0.2.1'),
      record('A', 'c', '192.0.2.1', { ttl: 604_800 }),
    ]
    const findings = lintZone(records, DOMAIN)
    expect(findings.map(({ key, values }) => [key, values['count']])).toEqual([
      ['ttl_short', 1],
      ['ttl_long', 1],
    ])
    const mended = records.map((one, index) => findings.flatMap(({ fix }) => fix?.change?.get(index) ?? [])[0] ?? one)
    expect(mended.map(({ ttl }) => ttl)).toEqual([60, 3_600, 86_400])
    expect(validateZone(mended, DOMAIN)).toEqual([])
  })

  it('finds names that lead nowhere', () => {
    expect(keys(record('A', '@', '192.0.2.1'))).toEqual(['no_www'])
    expect(keys(record('CNAME', 'shop', 'store'))).toEqual(['dangling_cname'])
    expect(keys(record('CNAME', 'shop', 'store'), record('A', '*', '192.0.2.1'))).toEqual([])
  })
})

describe('a preset', () => {
  it('makes a zone without problems of any it is added to, and changes nothing the second time', () => {
    const plain = [
      record('CNAME', 'www', 'old.example'),
      record('A', '@', '192.0.2.99'),
      record('TXT', '@', 'v=spf1 mx -all'),
      record('TXT', '@', 'other'),
    ]
    for (const preset of ['website', 'mail', 'google', 'microsoft'] as const) {
      const once = withPreset(plain, preset, website).map((one) => normaliseRecord(one, DOMAIN))
      expect(validateZone(once, DOMAIN)).toEqual([])
      expect(withPreset(once, preset, website)).toEqual(once)
      expect(once).toContainEqual(expect.objectContaining({ content: 'other' }))
    }
  })
})
