"""Storage: the contract (:mod:`data.store`), its drivers, and what opens one (:mod:`data.connect`)."""
