"""What can be asked about an app, with the answers, and the rules behind them."""
