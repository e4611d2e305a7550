import { failure, answer, html, json, redirected } from './support'

const COULD_NOT_FETCH = { type: 'network', message: 'partner.error.could_not_fetch', values: { url: '/tickets' } }

describe('the error catalogue', () => {
  it.each([
    ['401', json({}, { status: 401 }), { type: 'unauthorized', message: 'partner.error.unauthorized', status: 401 }],
    ['401 with a text', json({ error: 'Nope' }, { status: 401 }), { type: 'unauthorized', message: 'partner.error.unauthorized' }],
    [
      '402 with a text',
      json({ error: 'Ten websites at most' }, { status: 402 }),
      { type: 'payment', message: 'Ten websites at most', link: 'upgrade' },
    ],
    ['402 as plain text', answer('Upgrade first', 'text/plain', 402), { type: 'payment', message: 'Upgrade first', link: 'upgrade' }],
    ['402 empty', answer('', '', 402), { type: 'payment', message: 'partner.domains.publish.upgrade', link: 'upgrade' }],
    ['402 as a page', html('<h1>Pay</h1>', 402), { type: 'payment', message: 'partner.domains.publish.upgrade', link: 'upgrade' }],
    ['403', json({ error: 'Missing right' }, { status: 403 }), { type: 'backend', message: 'partner.error.forbidden', status: 403 }],
    ['404 empty', answer('', '', 404), { ...COULD_NOT_FETCH, status: 404 }],
    [
      '409 with a text',
      json({ error: 'Changed meanwhile' }, { status: 409 }),
      { type: 'backend', message: 'Changed meanwhile', status: 409 },
    ],
    [
      '409 with what there is now',
      json({ id: 7, version: 3 }, { status: 409 }),
      { type: 'backend', message: 'partner.error.conflict', status: 409 },
    ],
    ['413 as a page', html('<h1>413 Too Large</h1>', 413), { ...COULD_NOT_FETCH, status: 413 }],
    [
      '422 list',
      json(
        {
          errors: [
            { name: 'title', message: 'is empty' },
            { name: 'zip', message: 'is too long' },
          ],
        },
        { status: 422 },
      ),
      {
        type: 'backend',
        message: 'title: is empty\nzip: is too long',
        fields: [
          { name: 'title', message: 'is empty' },
          { name: 'zip', message: 'is too long' },
        ],
      },
    ],
    ['422 list of texts', json({ errors: ['One', 'Two'] }, { status: 422 }), { type: 'backend', message: 'One\nTwo' }],
    [
      '422 map',
      json({ errors: { title: 'is empty', zip: ['is short', 'is odd'], n: 3 } }, { status: 422 }),
      { type: 'backend', message: 'title: is empty\nzip: is short, is odd\nn: 3' },
    ],
    ['422 text', json({ errors: 'All wrong' }, { status: 422 }), { type: 'backend', message: 'All wrong' }],
    ['422 number', json({ error: 17 }, { status: 422 }), { type: 'backend', message: '17' }],
    ['422 null', json({ errors: null }, { status: 422 }), { ...COULD_NOT_FETCH, status: 422 }],
    ['422 empty list', json({ errors: [] }, { status: 422 }), { ...COULD_NOT_FETCH, status: 422 }],
    [
      '422 list of nothing to show',
      json({ errors: [{ a: {} }, null] }, { status: 422 }),
      { type: 'backend', message: 'partner.error.unknown' },
    ],
    ['200 with an error', json({ error: 'Refused all the same' }), { type: 'backend', message: 'Refused all the same', status: 200 }],
    ['429', answer('', '', 429), { type: 'network', message: 'partner.error.rate_limited', values: { seconds: 0 }, status: 429 }],
    [
      '429 with a time to wait',
      json(null, { status: 429, headers: { 'retry-after': '40' } }),
      { type: 'network', message: 'partner.error.rate_limited', values: { seconds: 40 }, status: 429 },
    ],
    [
      '429 with a text',
      json({ error: 'Too many requests. Please wait 40 seconds.' }, { status: 429, headers: { 'retry-after': '40' } }),
      { type: 'backend', message: 'Too many requests. Please wait 40 seconds.', status: 429 },
    ],
    ['500 as JSON', json({ message: 'Internal' }, { status: 500 }), { ...COULD_NOT_FETCH, status: 500 }],
    ['500 with broken JSON', answer('{"err', 'application/json', 500), { ...COULD_NOT_FETCH, status: 500 }],
    ['502 as a page', html('<h1>Bad Gateway</h1>', 502), { ...COULD_NOT_FETCH, status: 502 }],
    ['503 empty', answer(null, '', 503), { ...COULD_NOT_FETCH, status: 503 }],
    [
      'a refused connection',
      new TypeError('Failed to fetch'),
      { type: 'network', name: 'ConnectionError', message: 'partner.error.unreachable' },
    ],
    ['a sign-in page at the end of a redirect', redirected(html()), { type: 'unauthorized', message: 'partner.error.unauthorized' }],
    ['a page in the place of data', html(), { type: 'backend', message: 'partner.error.html_instead_of_json', status: 200 }],
    [
      'JSON that is cut',
      answer('{"items":[{"id', 'application/json'),
      { type: 'backend', message: 'partner.error.broken_json', status: 200 },
    ],
    [
      'a warning before the JSON',
      answer('<br />\n<b>Warning</b>: {}', 'application/json'),
      { type: 'backend', message: 'partner.error.broken_json' },
    ],
  ])('%s', async (_, reply, expected) => {
    expect(await failure(reply)).toMatchObject(expected)
  })

  it('gives every error an id of its own', async () => {
    const errors = [
      await failure(json({}, { status: 500 })),
      await failure(json({}, { status: 500 })),
      await failure(json({}, { status: 401 })),
    ]
    expect(new Set(errors.map(({ id }) => id)).size).toBe(3)
  })

  it.each([
    'SQLSTATE[42S02]: Base table or view not found: 1146 Table app.website does not exist',
    'TypeError: Cannot read properties of undefined\n    at handler (/srv/app/dist/server.js:10:5)',
    'Uncaught Exception in /var/www/html/src/Kernel.php on line 12\n#0 {main}',
    'App\\Domain\\NotFoundException: no row',
    'duplicate key value violates unique constraint "users_email"',
    'SELECT id, password FROM users WHERE id = 1',
    'Traceback (most recent call last):\n  File "app.py", line 1',
    '<html><body>Oops</body></html>',
  ])('keeps what is meant for developers from the user: %s', async (error) => {
    expect(await failure(json({ error }, { status: 500 }))).toMatchObject({ type: 'backend', message: 'partner.error.unknown' })
    expect(await failure(json({ errors: [{ name: 'title', message: error }] }, { status: 422 }))).toMatchObject({
      message: 'partner.error.unknown',
      fields: [{ name: 'title', message: 'partner.error.unknown' }],
    })
  })

  it.each([
    'Select a website from the list',
    'The path /websites is taken',
    'Error: the domain is locked',
    'Update failed',
    'Die Domain „müller.de“ ist vergeben.',
  ])('shows what is meant for the user: %s', async (error) => {
    expect(await failure(json({ error }, { status: 422 }))).toMatchObject({ message: error })
  })

  it('cuts endless texts', async () => {
    const { message } = await failure(json({ error: 'x'.repeat(20_000) }, { status: 422 }))
    expect(message).toHaveLength(1_000)
  })
})
