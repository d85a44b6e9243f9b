"""Message builders: state in, a ``LayoutView`` out. No requests, no rules, no handlers."""
