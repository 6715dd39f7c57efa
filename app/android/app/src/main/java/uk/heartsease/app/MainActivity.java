package uk.heartsease.app;

import com.getcapacitor.BridgeActivity;

public class MainActivity extends BridgeActivity {}
