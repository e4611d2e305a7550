/** Answers as servers really write them: ids as text, empty maps as `[]`, fields left out or null. */
const user = {
  id: '7',
  forename: 'Anna',
  surname: 'Berg',
  image: null,
  role: 'partner_design',
  roles: ['partner_design', 'partner_user'],
}

export const website = {
  id: 17,
  title: 'Bakery Sunrise',
  label: null,
  status: 'creation_customer',
  status_date: '2025-03-01T10:00:00+01:00',
  due_date: '2025-03-20',
  assigned_to: user,
  actions: { portal_url: 'https://my.example/17', cms_url: null },
  domain: 'sunrise.example',
  domains: ['sunrise.example'],
  badges: [{ type: 'published', status: 'unpublished' }],
  tags: [{ id: '3', name: 'urgent', color: '#f00', sort: 1 }],
  following: true,
  somethingNew: 42,
}

export const message = {
  id: 901,
  category: 'message_from',
  from: { name: 'Jo', email: 'jo@sunrise.example' },
  to: user,
  message: 'Please change the photo',
  date: '2025-03-02T08:12:00Z',
  files: [
    { id: '5', type: 'pdf', name: 'menu.pdf' },
    { id: 6, type: 'hologram', name: 'x.holo' },
  ],
}

export const todo = {
  id: 4,
  website: { id: 17, title: 'Bakery Sunrise' },
  description: 'Call back',
  done: false,
  from: user,
  to: null,
  dueDate: null,
}

export const domain = {
  id: 61,
  name: 'xn--bckerei-5wa.example',
  unicodeName: 'bäckerei.example',
  website: null,
  registered_status: 'registered',
  expiresAt: '2026-01-01',
  renewable: { possible: true },
  subscription: { status: 'active', payment: 'paid', price: { amount: 1200, currency: 'EUR' } },
}

export const pagination = { page: 1, pages: 1, count: 1, limit: 10, total: 1 }
