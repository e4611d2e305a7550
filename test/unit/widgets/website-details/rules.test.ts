import fc from 'fast-check'
import { instantOfDay, toIsoDay } from '../../../../src/model'
import { metadataText, metadataValueText } from '../../../../src/api/customers'
import { isTooLarge, kindOf, parseAs } from '../../../../widgets/website-details/customer/metadata'
import { visibleFields } from '../../../../widgets/website-details/customer/visibleFields'
import { offeredActions } from '../../../../widgets/website-details/header/offeredActions'
import { webHref } from '../../../../widgets/website-details/shared/webHref'
import { linePoints } from '../../../../widgets/website-details/statistics/chart'
import { changeOf, periodQuery } from '../../../../widgets/website-details/statistics/periods'
import { findTag, offeredTags } from '../../../../widgets/website-details/tags/rules'

describe('the due date', () => {
  const zones = [
    'Pacific/Kiritimati',
    'Pacific/Auckland',
    'Asia/Tokyo',
    'Asia/Kathmandu',
    'Europe/Berlin',
    'UTC',
    'America/St_Johns',
    'Etc/GMT+12',
  ]

  it('is sent as an instant of the same day in the zone of the partner', () => {
    const days = fc
      .date({ min: new Date('1990-01-01'), max: new Date('2099-12-30'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10))
    fc.assert(fc.property(days, fc.constantFrom(...zones), (day, zone) => toIsoDay(instantOfDay(day, zone), zone) === day))
  })
})

describe('metadata', () => {
  it('keeps every value and its type over an edit', () => {
    const number = fc.double({ noNaN: true, noDefaultInfinity: true }).filter((value) => !Object.is(value, -0))
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), number, fc.boolean()),
        (value) => parseAs(kindOf(value) ?? 'text', metadataValueText(value)) === value,
      ),
    )
  })

  it('takes nothing for what it is not', () => {
    for (const typed of ['', ' ', '1,5', 'NaN', 'Infinity', '12 m']) expect(parseAs('number', typed)).toBeUndefined()
    for (const typed of ['', 'yes', 'TRUE', '1']) expect(parseAs('flag', typed)).toBeUndefined()
    expect([parseAs('text', '007'), parseAs('text', 'true'), parseAs('number', ' 1.5 ')]).toEqual(['007', 'true', 1.5])
    expect([kindOf(null), kindOf([1]), metadataValueText(null), metadataValueText([1])]).toEqual(['text', null, '', '[1]'])
  })

  it('is the same text whatever the order, and 8 kB at most', () => {
    expect(metadataText({ b: 1, a: 2 })).toBe(metadataText({ a: 2, b: 1 }))
    expect(isTooLarge('x'.repeat(8192))).toBe(false)
    expect(isTooLarge('é'.repeat(4097))).toBe(true)
  })
})

describe('fields of the customer', () => {
  const data = { customer: { firm: 'Bakery', metadata: {} }, contact: {}, visibility: { phone: true } } as unknown as Parameters<
    typeof visibleFields
  >[0]
  const names = (viewer: Parameters<typeof visibleFields>[2]) => visibleFields(data, 'customer', viewer).map(({ property }) => property)

  it('are there with a value, or where the partner wants to see them', () => {
    expect(names({ roles: ['partner_admin'], isOwn: true })).toEqual(['firm', 'phone'])
  })

  it('are all there for sales and editors on their own websites', () => {
    expect(names({ roles: ['partner_sales'], isOwn: true })).toHaveLength(15)
    expect(names({ roles: ['partner_editor'], isOwn: false })).toEqual(['firm', 'phone'])
  })
})

describe('tags', () => {
  const tags = [
    { id: 1, name: 'Shop', color: '000', sort: 2 },
    { id: 2, name: 'SEO', color: '000', sort: 1 },
  ]

  it('are the same in any case', () => {
    expect(findTag(tags, ' sHOP ')?.id).toBe(1)
  })

  it('are offered in the order of the partner, without those that are assigned', () => {
    expect(offeredTags(tags, [], 's').map(({ name }) => name)).toEqual(['SEO', 'Shop'])
    expect(offeredTags(tags, [{ ...tags[0]!, id: 1 }], '').map(({ name }) => name)).toEqual(['SEO'])
  })
})

describe('links of the server', () => {
  it('cannot run code', () => {
    expect(webHref('/website/12')).toBe(`${location.origin}/website/12`)
    expect(webHref('javascript:alert(1)')).toBe('https://javascript:alert(1)')
    expect(webHref('//evil.example')).toBe('https:////evil.example')
  })

  it('are all listed, those that are not available without an address', () => {
    const t = (key: string) => key
    expect(offeredActions({ portal_url: '/p', preview_url: null, publish_now: 'https://x.example' }, t)).toEqual([
      { name: 'preview_url', label: 'Preview', href: null },
      { name: 'publish_now', label: 'Publish now', href: 'https://x.example' },
    ])
  })
})

describe('statistics', () => {
  it('ask for a year as a range', () => {
    expect(periodQuery('year', '2026-05-04')).toEqual({ period: 'range', from: '2025-05-05', to: '2026-05-04' })
    expect(periodQuery('week', '2026-05-04')).toEqual({ period: 'week' })
  })

  it('compare with the period before, if there was one', () => {
    expect(changeOf(150, 100)).toBe(0.5)
    expect(changeOf(150, 0)).toBeNull()
  })

  it('draw a line within the picture', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(), { minLength: 1 }), (values) => {
        const points = linePoints(values, Math.max(...values), { width: 300, height: 72 }).split(' ')
        return points.every((point) => {
          const [x = -1, y = -1] = point.split(',').map(Number)
          return x >= 0 && x <= 300 && y >= 0 && y <= 72
        })
      }),
    )
  })
})
