import { defineIsland, selectUser, showToast, useAppDispatch, useAppSelector } from 'partner-islands'
import { visitorsSlice } from './visitorsSlice.js'

const { visitorCame } = visitorsSlice.actions

function Visitors() {
  const user = useAppSelector(selectUser)
  const count = useAppSelector((state) => state.visitors?.count ?? 0)
  const dispatch = useAppDispatch()
  return (
    <section aria-label="Visitors">
      <p>
        {user?.forename} counted {count}
      </p>
      <button
        type="button"
        onClick={() => {
          dispatch(visitorCame())
          dispatch(showToast({ kind: 'success', key: 'partner.general.add' }))
        }}
      >
        Count
      </button>
    </section>
  )
}

export default defineIsland({ component: Visitors, slices: [visitorsSlice] })
